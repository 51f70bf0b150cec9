import { type Break, swap } from './break.ts';

const spec = 'tests/e2e/consent.spec.ts';
const QUESTION = 'assets/consent-question-????????.js';

/** The room that the question about cookies takes. */
export const CONSENT: Break[] = [
  {
    what: 'a height that all elements inherit',
    file: 'assets/site-????????.css',
    change: swap(
      '@property --question{syntax:"<length>";inherits:false',
      '@property --question{syntax:"<length>";inherits:true',
    ),
    spec,
    // Without the room, which another break takes away, nothing would be inherited.
    alone: true,
    test: 'its going makes the browser look again at few elements',
  },
  {
    what: 'a page that makes no room for the question',
    file: QUESTION,
    change: swap(':root,body,', ''),
    spec,
    test: '390 px wide the last link of the page can be scrolled out from under it',
  },
  {
    what: 'a notice that the question covers',
    file: QUESTION,
    change: swap('body,.above-question', 'body'),
    spec,
    test: '390 px wide a notice of a lost connection stands above it',
  },
];
