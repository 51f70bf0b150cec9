/** What browsers may lack, and what the site does then. */
export const FEATURES: { name: string; instead: string; test: () => boolean }[] = [
  {
    name: 'View transitions',
    instead: 'the filter changes at once',
    test: () => 'startViewTransition' in document,
  },
  {
    name: 'Popover',
    instead: 'the menu of small screens needs it',
    test: () => 'popover' in HTMLElement.prototype,
  },
  {
    name: 'inert',
    instead: 'the page behind the menu can be tabbed into',
    test: () => 'inert' in HTMLElement.prototype,
  },
  {
    name: 'Registered custom properties',
    instead: 'the comparison does not nudge',
    test: () => 'registerProperty' in CSS,
  },
  {
    name: 'text-wrap: pretty',
    instead: 'lines break as they come',
    test: () => CSS.supports('text-wrap', 'pretty'),
  },
  {
    name: '@starting-style',
    instead: 'the enlarged picture is there at once',
    test: () => 'CSSStartingStyleRule' in window,
  },
  { name: 'Clipboard', instead: 'the message is shown and selected', test: () => 'clipboard' in navigator },
];
