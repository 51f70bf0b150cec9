import { useLanguage, useTranslate } from '#app/i18n/use-translate.ts';
import { monthNumber, monthOf } from '#app/lib/planner/case.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { monthInWords } from '#app/sections/planner/plan-words.ts';
import { thisMonth } from '#app/sections/planner/use-plan.ts';

/** Months that are offered for the start. */
const MONTHS = 24;

type Props = { chosen: string; label: string; onChoose: (month: string) => void };

/** The first month. The document cannot know which one it is when it is read, so the months come with the script. */
export function StartField({ chosen, label, onChoose }: Props) {
  const t = useTranslate();
  const language = useLanguage();
  const hydrated = useHydrated();
  const first = hydrated ? monthNumber(thisMonth()) : 0;
  const months = hydrated ? Array.from({ length: MONTHS }, (_, index) => monthOf(first + index)) : [];
  const offered = chosen && !months.includes(chosen) ? [...months, chosen] : months;
  return (
    <div className="grid gap-2">
      <label htmlFor="planner-start" className="font-semibold font-stretch-94% text-base">
        {label}
      </label>
      <select
        id="planner-start"
        name="start"
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
        className="plan-field"
      >
        <option value="">{t('Aún no lo sé')}</option>
        {offered.map((month) => (
          <option key={month} value={month}>
            {monthInWords(month, language, 'long')}
          </option>
        ))}
      </select>
    </div>
  );
}
