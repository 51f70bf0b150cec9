import type { Planner } from '#app/content/planner.ts';
import { useLanguage } from '#app/i18n/use-translate.ts';
import { monthNumber, monthOf, thisMonth } from '#app/lib/planner/case.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { monthInWords } from './plan-words.ts';

/** Months that are offered for the start. */
const MONTHS = 24;

type Props = { chosen: string; words: Planner['words']['form']; onChoose: (month: string) => void };

/** The first month. The static document cannot know the current month, so the options come with hydration. */
export function StartField({ chosen, words, onChoose }: Props) {
  const language = useLanguage();
  const hydrated = useHydrated();
  const first = hydrated ? monthNumber(thisMonth()) : 0;
  const months = hydrated ? Array.from({ length: MONTHS }, (_, index) => monthOf(first + index)) : [];
  const offered = chosen && !months.includes(chosen) ? [...months, chosen] : months;
  return (
    <div className="grid gap-2">
      <label htmlFor="planner-start" className="plan-label">
        {words.fields.start}
      </label>
      <div className="chevron plan-select">
        <select
          id="planner-start"
          name="start"
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
          className="plan-field"
        >
          <option value="">{words.noStart}</option>
          {offered.map((month) => (
            <option key={month} value={month}>
              {monthInWords(month, language, 'long')}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
