type Weakness = { name: string; severity: string; range: string; nodes: string[]; fixAvailable: unknown };

/** What `npm audit --json` answers: weaknesses, or why there is no answer. */
type Answer = {
  vulnerabilities?: Record<string, Weakness>;
  message?: string;
  statusCode?: number;
  error?: { summary?: string };
};

type Lock = { packages: Record<string, { dev?: boolean; devOptional?: boolean } | undefined> };

const SEVERITIES = ['info', 'low', 'moderate', 'high', 'critical'];
const STOPS = { production: 'moderate', development: 'high' };

/** A registry without advice does not know the address (404), or takes nothing there (405), or says so (501). */
const NO_ADVICE = [404, 405, 501];

const unanswered = (reason: string) =>
  `NOT AUDITED: the registry gives no advice on dependencies (${reason}).`;

function read(answer: string): Answer {
  try {
    return JSON.parse(answer);
  } catch {
    return {};
  }
}

/**
 * Judges what the registry has said of the dependencies.
 * @param answer of `npm audit --json`
 * @param lock package-lock.json, which knows what only development needs
 * @returns what to tell, and whether it may pass
 */
export function judge(answer: string, lock: Lock): { lines: string[]; passed: boolean } {
  const { vulnerabilities, statusCode = 0, message, error } = read(answer);
  if (!vulnerabilities) {
    const reason = message || error?.summary || 'no answer';
    return { lines: [unanswered(reason)], passed: NO_ADVICE.includes(statusCode) };
  }
  const found = Object.values(vulnerabilities).map((weakness) => {
    const inProduction = weakness.nodes.some((node) => {
      const entry = lock.packages[node];
      return !entry?.dev && !entry?.devOptional;
    });
    const use = inProduction ? 'production' : 'development';
    return { ...weakness, use, stops: rank(weakness.severity) >= rank(STOPS[use]) } as const;
  });
  const stopping = found.filter(({ stops }) => stops).length;
  return {
    lines: [
      ...found.map(
        ({ use, severity, name, range, fixAvailable }) =>
          `${use}, ${severity}: ${name} ${range}${fixAvailable ? ', fixed in a newer version' : ''}`,
      ),
      `${found.length} known weaknesses, ${stopping} that must be dealt with`,
    ],
    passed: stopping === 0,
  };
}

/** A severity that is not known counts as the worst. */
function rank(severity: string): number {
  const index = SEVERITIES.indexOf(severity);
  return index === -1 ? SEVERITIES.length : index;
}
