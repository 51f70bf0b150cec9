/** What an owner has to do before the site is his own, and what may wait. */
export type Task = {
  group: 'before' | 'later';
  /** the form, and the entry in it where there are many */
  form: string;
  entry?: string;
  field?: string;
  sentence: string;
};

/** Everything that is still the sample's, and every translation that is missing. */
export function tasks(): Task[] {
  return [];
}
