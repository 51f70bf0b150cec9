import { type Break, documentOf, swap, text } from './break.ts';

/** What is shipped, and what the privacy policy says of it. */
const SHIPPED: Break[] = [
  {
    what: 'an event shipped without an id',
    file: 'assets/projects-????????.js',
    change: text((code) => `${code};"generate_lead"`),
    test: 'a site whose owner has set no analytics id ships nothing of measuring',
  },
  {
    what: 'the vendor’s host in a document without an id',
    file: documentOf('home', 'pt'),
    change: swap('</head>', '<link rel="preconnect" href="https://www.googletagmanager.com"></head>'),
    test: 'a site whose owner has set no analytics id ships nothing of measuring',
  },
  {
    what: 'an event that the second owner’s site has lost',
    file: 'assets/site-????????.js',
    other: true,
    change: swap('"video_play"', '"video"'),
    test: 'a site whose owner has set one ships all of it',
  },
  {
    what: 'cookies of a vendor the site does not use',
    file: documentOf('privacy-policy', 'pl'),
    change: swap('</main>', '_ga</main>'),
    test: 'the privacy policy of the site speaks in pl of the services that the site uses',
  },
  {
    what: 'a policy that keeps the vendor to itself',
    file: documentOf('privacy-policy', 'it'),
    other: true,
    change: text((html) => html.replaceAll('_ga', '_xy')),
    test: 'the privacy policy of the site of another owner speaks in it of the services that the site uses',
  },
];

/** A break of the second owner's script that only a browser notices. */
function told(what: string, test: string, change: Break['change'], script = 'site'): Break {
  return {
    what,
    file: `assets/${script}-????????.js`,
    other: true,
    change,
    spec: 'tests/e2e-other-owner/measuring.spec.ts',
    test,
  };
}

const after = (more: string) => text((code) => `${code};${more}`);
const TAG = 'https://www.googletagmanager.com/gtag/js?id=G-OTHEROWNER';
const LOAD_TAG = `document.head.append(Object.assign(document.createElement("script"),{src:"${TAG}"}))`;

const ACCEPTED =
  'Accept queues the denied defaults, the grant, the tag and the page, in this order, and loads the tag once';
const NAVIGATED = 'each navigation is a page view with the new address and title, and where it came from';
const LANGUAGE = 'a change of language is the event select_language, then a page view in that language';

const PAGES: Break[] = [
  told(
    'a tag that does not wait for the choice',
    'before any choice nothing is asked of the vendor and nothing is queued for it',
    after(LOAD_TAG),
  ),
  told(
    'a queue that does not wait for the choice',
    'before any choice nothing is asked of the vendor and nothing is queued for it',
    after('window.dataLayer=[["js"]]'),
  ),
  told(
    'a no taken for a yes',
    'after Reject too, whatever the visitor does',
    text((code) => code.replace(/"accepted"===\w+\?(\w+\(\))/, '"rejected"?$1')),
  ),
  told(
    'consents granted by default',
    ACCEPTED,
    text((code) => code.replace(/("default",\w+\()"denied"/, '$1"granted"')),
  ),
  told(
    'a consent left out',
    ACCEPTED,
    text((code) => code.replace(/ad_user_data:\w+,/, '')),
  ),
  told('a first page counted twice', ACCEPTED, swap('send_page_view:!1', 'send_page_view:!0')),
  told(
    'a yes of last week that counts no more',
    'a visitor who accepted on an earlier visit is measured from the first page on',
    text((code) => code.replace(/"accepted"===\w+&&\w+\(\);/, '')),
  ),
  told(
    'a second page that is not reported',
    NAVIGATED,
    text((code) => code.replace(/(\w+)!==location\.pathname&&/, 'void 0===$1&&')),
  ),
  told(
    'the title of the page before',
    NAVIGATED,
    swap('page_title:document.title', 'page_title:window.t??=document.title'),
  ),
  told(
    'a page that comes from nowhere',
    NAVIGATED,
    text((code) => code.replace(/\w+\?\?document\.referrer/, '""')),
  ),
  told(
    'a heading that counts as a page',
    'moving inside a page is no page view',
    after('addEventListener("hashchange",()=>gtag("event","page_view"))'),
  ),
];

const LEADS: Break[] = [
  ...(['mail', 'chat', 'copy'] as const).map((way) => {
    const channel = way === 'chat' ? 'whatsapp' : way;
    return told(
      `a form handed over by ${channel} that is not reported`,
      `without a word of what was typed: the quote form by ${channel}`,
      text((code) => code.replace(new RegExp(`\\b\\w+\\("${channel}"\\),`), '')),
      'quote',
    );
  }),
  told(
    'a telephone call that is reported as mail',
    'without a word of what was typed: a link for phone',
    swap('["tel:","phone"]', '["tel:","mail"]'),
  ),
  told(
    'a link for mail that is not reported',
    'without a word of what was typed: a link for mail',
    swap('["mailto:","mail"],', ''),
  ),
  told(
    'a link for WhatsApp at an address it no longer has',
    'without a word of what was typed: a link for whatsapp',
    swap('["https://wa.me/","whatsapp"]', '["https://api.whatsapp.com/","whatsapp"]'),
  ),
  told(
    'what was typed told along',
    'without a word of what was typed: the quote form by mail',
    text((code) =>
      code.replace(
        /("generate_lead",\{channel:\w+)\}/,
        '$1,message:document.querySelector("textarea")?.value}',
      ),
    ),
  ),
];

const EVENTS: Break[] = [
  told('a change of language that is not reported', LANGUAGE, swap('"select_language"', '"language"')),
  told(
    'languages the wrong way round',
    LANGUAGE,
    text((code) => code.replace(/from_language:(\w+),to_language:(\w+)/, 'from_language:$2,to_language:$1')),
  ),
  told(
    'a work that is opened and not reported',
    'opening a work of the portfolio, and the next one, is view_project with its name',
    swap('"view_project"', '"view_item"'),
  ),
  told(
    'a work of another name',
    'opening a work of the portfolio, and the next one, is view_project with its name',
    text((code) => code.replace(/content_id:\w+/, 'content_id:"villa"')),
  ),
  told(
    'a film that plays and is not reported',
    'a film that begins to play is video_play with its service and address',
    text((code) => code.replace(/,onPlay:\(\)=>\w+\([^)]*\)/, '')),
    'phases',
  ),
  told(
    'a film without the address of its service',
    'a film that begins to play is video_play with its service and address',
    swap('youtube:"https://youtu.be/"', 'youtube:""'),
  ),
];

const REVOKED =
  'taking the choice back revokes the four consents, deletes the cookies of the tag and silences it';
const DENIED = /"update",(\w+)\("denied"\)/;
const WITHDRAWN = /=!1,(\w+)=void 0,/;

const WITHDRAWAL: Break[] = [
  told(
    'a choice taken back that the tag is not told',
    REVOKED,
    text((code) => code.replace(DENIED, '"update",$1("granted")')),
  ),
  told(
    'one consent kept',
    REVOKED,
    text((code) => code.replace(DENIED, '"update",{...$1("denied"),ad_storage:"granted"}')),
  ),
  told('cookies of the tag that stay', REVOKED, swap('Max-Age=0', 'Max-Age=60')),
  told('a cookie of advertising that stays', REVOKED, swap('|gcl|', '|')),
  told(
    'a tag that is not silenced',
    REVOKED,
    text((code) => code.replace(/(`ga-disable-\$\{\w+\}`\]:)!0/, '$1!1')),
  ),
  told('a second id that goes on', REVOKED, swap('"G-"', '"H-"')),
  told(
    'reports that go on',
    'taking the choice back ends all reports: pages, languages, contacts',
    text((code) => code.replace(WITHDRAWN, '=!0,$1=void 0,')),
  ),
  told(
    'a no that is remembered as a yes',
    'taking the choice back holds for the next page that is loaded',
    text((code) => code.replace(/=\$\{encodeURIComponent\(\w+\)\}; Max-Age/, '=accepted; Max-Age')),
  ),
  told(
    'a silence that outlasts the next yes',
    'taking the choice back is not for ever: accepting again grants the consents and reports the page',
    text((code) =>
      code.replace(/(startsWith\("ga-disable-"\)&&Object\.assign\(window,\{\[\w+\]:)!1/, '$1!0'),
    ),
  ),
  told(
    'a page taken for reported, though the report was before the no',
    'taking the choice back is not for ever: accepting again grants the consents and reports the page',
    text((code) => code.replace(WITHDRAWN, '=!1,')),
  ),
];

export const MEASURING = [...SHIPPED, ...PAGES, ...LEADS, ...EVENTS, ...WITHDRAWAL];
