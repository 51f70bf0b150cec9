import { DEFERRING } from './deferred-sections.ts';

/** User agents that read for an index or a preview: they are never moved by the browser's languages. */
const CRAWLERS = 'bot|crawl|spider|slurp|preview|lighthouse|facebook|whatsapp';

/**
 * Script for the top of the head, with `BOOT_SCRIPT_REST` at most 1 KB.
 *
 * The two take the visitor to the right language before a word is painted (decisions, "Addresses and languages").
 * `?lng=xx` counts anywhere and is remembered. Without it the language of a prefixed address wins, and at a Spanish
 * address the first supported one of: cookie `i18next`, local storage and session storage `i18nextLng`, the browser's
 * languages. Query and hash are kept; whatever is malformed, unsupported or blocked is skipped. This one also marks the
 * document as one whose scripts run (`html.js`), and as one whose lower sections may wait (`deferred-sections.ts`) unless
 * it has been alive before, and may have to appear where it was left: React Router has given it a state then.
 *
 * It is the same on every page, so that one hash in the Content-Security-Policy allows it everywhere. What differs it
 * reads from the document: its language, and from its own `data-paths` the paths of the page in the published
 * languages, as JSON.
 */
export const BOOT_SCRIPT = `((d,l=location,e=d.documentElement,a=JSON.parse(d.currentScript.dataset.paths),h=e.lang)=>{\
e.className=history.state?"js":"js ${DEFERRING}";\
let t=f=>{try{return f()}catch{}},o=v=>Object.keys(a).find(l=>RegExp("^"+l+"([-_]|$)","i").test(v)),\
s=n=>o(t(()=>self[n].i18nextLng)),n=navigator,q=new URLSearchParams(l.search),p=o(q.get("lng")),c=p,\
g=()=>{if(q.has("lng")||c&&c!=h){q.delete("lng");let u=a[c||h]+(q+""&&"?"+q)+l.hash;\
c&&c!=h?(e.style.display="none",l.replace(u)):history.replaceState(null,"",u)}};\
p?(t(()=>d.cookie="i18next="+p+";path=/;max-age=31536000;samesite=lax"),t(()=>localStorage.i18nextLng=p)):\
h=="es"&&(self.bootRest=()=>{(c=o(t(()=>/(?:^|; )i18next=([^;]*)/.exec(d.cookie)[1]))||s("localStorage")||s("sessionStorage"))||\
/${CRAWLERS}/i.test(n.userAgent)||n.languages.some(v=>c=o(v));g()});g()\
})(document)`;

/**
 * What looks into cookie, storage and the browser's languages, for the top of the body. Browsers make a pause there, and
 * the first look at each store takes a phone so long that, with the style sheet, it would be busy for more than 50 ms.
 */
export const BOOT_SCRIPT_REST = 'self.bootRest?.()';
