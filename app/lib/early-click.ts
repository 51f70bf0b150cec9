/** Fired on `window` once React has taken the page over and its effects have run. */
export const ALIVE = 'site:alive';

/** What a click does nothing to without script: buttons, but for those that open a popover, and layers of the wall. */
const SCRIPTED = 'button:not([popovertarget]),[data-layer]';

/**
 * Statements for the start script of a document. They remember the last click on a control that only script answers,
 * by pointer or by key, and repeat it when the page has come alive; on a control that has gone it reaches nobody. The
 * focus stays where it is. A click that the page answers itself while it comes alive is not remembered, as it is alive
 * by the time the click reaches the window; and it takes the place of an earlier one.
 */
export const KEEP_EARLY_CLICK = [
  'let early,alive;',
  `addEventListener("click",e=>{const control=e.target.closest?.("${SCRIPTED}");if(control)early=!alive&&control});`,
  `addEventListener("${ALIVE}",()=>{alive=1;setTimeout(()=>{`,
  'if(early)early.dispatchEvent(new MouseEvent("click",{bubbles:true,cancelable:true}));early=0',
  '})},{once:true});',
].join('');
