import type { ReactNode } from 'react';

/** Kinds of work, as they are drawn. */
export type ServiceKind = 'construction' | 'renovation' | 'extension' | 'project' | 'update';

export const SERVICE_DRAWINGS: Record<ServiceKind, ReactNode> = {
  // Two storeys of studs; the last panel comes down from the crane.
  construction: (
    <>
      <path className="stroke-main" d="M8 130H232" />
      <path
        className="stroke-fine"
        d="M58 130V82M72 130V82M86 130V82M100 130V82M114 130V82M128 130V82M142 130V82M156 130V82M72 82V34M86 82V34M100 82V34"
      />
      <path
        className="stroke-main"
        d="M44 130V82H170V130M44 126H170M44 86H170M58 82V34H114V82M58 38H114M58 78H114"
      />
      <path className="stroke-main" d="M156 0V12M128 26 156 12 184 26" />
      <path className="stroke-accent" d="M128 26H184V66H128ZM142 26V66M156 26V66M170 26V66" />
    </>
  ),
  // A façade of small old windows; two of them, in dashes, have become a wide one.
  renovation: (
    <>
      <path className="stroke-main" d="M8 130H232" />
      <path className="stroke-main" d="M50 130V20H190V130M44 20H196M44 14H196V20M44 14V20" />
      <path
        className="stroke-main"
        d="M66 38H86V66H66ZM110 38H130V66H110ZM154 38H174V66H154ZM66 130V88H86V130"
      />
      <path className="stroke-fine" d="M76 38V66M120 38V66M164 38V66M50 76H190" />
      <path className="stroke-fine" strokeDasharray="4 3" d="M110 92H130V114H110ZM154 92H168V114H154Z" />
      <path className="stroke-accent" d="M102 86H176V130M102 130V86M139 86V130" />
    </>
  ),
  // One storey more on the house that stands, and its weight on the walls below.
  extension: (
    <>
      <path className="stroke-main" d="M8 130H232" />
      <path className="stroke-main" d="M56 130V72H184V130M50 72H190" />
      <path className="stroke-main" d="M72 88H96V110H72ZM144 88H168V110H144ZM110 130V92H130V130" />
      <path className="stroke-fine" d="M84 88V110M156 88V110" />
      <path className="stroke-accent" d="M72 70V26H168V70M66 26H174" />
      <path className="stroke-fine" d="M88 28V70M104 28V70M120 28V70M136 28V70M152 28V70" />
    </>
  ),
  // A plan on its sheet, measured.
  project: (
    <>
      <path className="stroke-main" d="M36 10H204V132H36Z" />
      <path className="stroke-fine" d="M42 16H198V126H42ZM158 126V108H198" />
      <path
        className="stroke-main"
        d="M62 34H150V50M150 66V98H118M102 98H62V34M62 66H88M104 66H150M118 66V98"
      />
      <path className="stroke-fine" d="M102 98A16 16 0 0 1 118 82M88 66A16 16 0 0 1 104 50V66" />
      <path className="stroke-accent" d="M62 112H150M58 116l8-8M146 116l8-8M114 116l8-8" />
    </>
  ),
  // A house that stands, its new coat of insulation, and a ramp to the door.
  update: (
    <>
      <path className="stroke-main" d="M8 130H232" />
      <path className="stroke-main" d="M74 130V66L120 32 166 66V130M144 130V92H166" />
      <path className="stroke-main" d="M90 80H112V104H90Z" />
      <path
        className="stroke-fine"
        d="M101 80V104M74 112H144M90 112V118M96 112V118M102 112V118M108 112V118"
      />
      <path className="stroke-accent" d="M65 130V61L120 20 175 61V84" />
      <path className="stroke-fine" d="M65 70 74 62M65 84 74 76M65 98 74 90M65 112 74 104M65 126 74 118" />
      <path className="stroke-main" d="M166 118H178L222 130M178 118V98M210 126V106L178 98" />
    </>
  ),
};
