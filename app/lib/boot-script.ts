/** User agents that read for an index or a preview: they are never moved by the browser's languages. */
const CRAWLERS = 'bot|crawl|spider|slurp|preview|lighthouse|facebook|whatsapp';

/**
 * Script of at most 1 KB for the top of the head, before anything is painted.
 *
 * It marks the document as one whose scripts run (`html.js`), and takes the visitor to the right language
 * (decisions, "Addresses and languages"). `?lng=xx` counts anywhere and is remembered. Without it the language of a
 * prefixed address wins, and at a Spanish address the first supported one of: cookie `i18next`, local storage and
 * session storage `i18nextLng`, the browser's languages. Query and hash are kept; whatever is malformed, unsupported
 * or blocked is skipped.
 *
 * It is the same on every page, so that one hash in the Content-Security-Policy allows it everywhere. What differs it
 * reads from the document: its language, and from its own `data-paths` the paths of the page in the published
 * languages, as JSON.
 */
export const BOOT_SCRIPT = `((d,e=d.documentElement,a=JSON.parse(d.currentScript.dataset.paths),h=e.lang)=>{e.classList.add("js");let t=f=>{try{return f()}catch{}},\
o=v=>(v=/^[a-z]{2}(?=[-_]|$)/i.exec(v||""))&&Object.hasOwn(a,v=v[0].toLowerCase())?v:0,\
s=n=>o(t(()=>window[n].getItem("i18nextLng"))),n=navigator,q=new URLSearchParams(location.search),p=o(q.get("lng")),c=p;\
if(!c&&h=="es"){c=o(t(()=>/(?:^|; )i18next=([^;]*)/.exec(d.cookie)[1]))||s("localStorage")||s("sessionStorage");\
c||/${CRAWLERS}/i.test(n.userAgent)||n.languages.some(v=>c=o(v))}\
p&&(t(()=>d.cookie="i18next="+p+";path=/;max-age=31536000;samesite=lax"),t(()=>localStorage.setItem("i18nextLng",p)));\
if(q.has("lng")||c&&c!=h){q.delete("lng");q=a[c||h]+((q+="")&&"?"+q)+location.hash;\
c&&c!=h?(e.style.display="none",location.replace(q)):history.replaceState(null,"",q)}\
})(document)`;
