/** Frames kept decoded on either side of the one that is shown. Each takes 4 MB, so not all of them. */
const KEPT = 6;
/** Concurrent fetches, few enough to leave bandwidth for the rest of the page, and concurrent decodes. */
const AT_ONCE = { fetched: 6, decoded: 2 };
/** Frames are fetched in passes that halve the gaps, so that the film can be scrubbed long before all have arrived. */
const GAPS = [8, 4, 2, 1];

export type FilmFrames = {
  /** shows a frame; until it is decoded, the nearest one that is */
  show(frame: number): void;
  /** frees the decoded frames; the canvas keeps the one it shows */
  rest(): void;
};

/**
 * Draws frames of a film into a canvas, in any order. Each is fetched once and kept as a Blob; those around the wanted
 * frame are decoded off the main thread.
 * @param addresses of the frames, in their order
 * @param on `first` is called once, when the first frame is drawn; `failure` when the browser cannot decode one
 * @param signal stops fetching, and frees all frames
 */
export function filmFrames(
  canvas: HTMLCanvasElement,
  addresses: readonly string[],
  on: { first(): void; failure(): void },
  signal: AbortSignal,
): FilmFrames {
  const context = canvas.getContext('2d', { alpha: false });
  const files: Blob[] = [];
  const decoded = new Map<number, ImageBitmap>();
  const decoding = new Set<number>();
  let wanted: number | undefined;
  let drawn: number | undefined;

  const far = (frame: number) => (wanted === undefined ? Number.POSITIVE_INFINITY : Math.abs(frame - wanted));
  const nearest = (frames: Iterable<number>) => [...frames].sort((one, other) => far(one) - far(other))[0];

  function draw(): void {
    const best = nearest(decoded.keys());
    const bitmap = best === undefined ? undefined : decoded.get(best);
    if (!bitmap || best === drawn) return;
    if (drawn === undefined) {
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
    }
    context?.drawImage(bitmap, 0, 0);
    if (drawn === undefined) on.first();
    drawn = best;
    canvas.dataset.frame = String(best);
  }

  function giveBack(): void {
    for (const [frame, bitmap] of decoded) {
      if (far(frame) <= KEPT && !signal.aborted) continue;
      bitmap.close();
      decoded.delete(frame);
    }
  }

  async function decode(frame: number, file: Blob): Promise<void> {
    decoding.add(frame);
    try {
      decoded.set(frame, await createImageBitmap(file));
      decoding.delete(frame);
      giveBack();
      if (signal.aborted) return;
      draw();
      decodeMore();
    } catch {
      on.failure();
    }
  }

  function decodeMore(): void {
    while (decoding.size < AT_ONCE.decoded) {
      const frame = nearest(
        [...files.keys()].filter(
          (one) => files[one] && far(one) <= KEPT && !decoded.has(one) && !decoding.has(one),
        ),
      );
      const file = frame === undefined ? undefined : files[frame];
      if (frame === undefined || !file) return;
      void decode(frame, file);
    }
  }

  const waiting = GAPS.flatMap((gap, pass) =>
    [...addresses.entries()].filter(
      ([frame]) => frame % gap === 0 && (pass === 0 || frame % (gap * 2) !== 0),
    ),
  ).values();

  async function fetchAll(): Promise<void> {
    for (const [frame, address] of waiting) {
      // A frame that does not arrive is no failure: its neighbours are shown instead.
      const file = await fetch(address, { signal, priority: 'low' })
        .then((answer) => (answer.ok ? answer.blob() : undefined))
        .catch(() => undefined);
      if (signal.aborted) return;
      if (file) files[frame] = file;
      decodeMore();
    }
  }

  for (let line = 0; line < AT_ONCE.fetched; line++) void fetchAll();
  signal.addEventListener('abort', giveBack);

  return {
    show(frame) {
      if (frame === wanted) return;
      wanted = frame;
      draw();
      giveBack();
      decodeMore();
    },
    rest() {
      wanted = undefined;
      giveBack();
    },
  };
}
