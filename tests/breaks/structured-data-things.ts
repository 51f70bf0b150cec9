import { articleDocument, type Break, documentOf, namedArticle, thing, without } from './break.ts';

const RULES = 'give each thing what search engines require and recommend';

/** Articles, blog, portfolio, pictures and the film. */
export const STRUCTURED_THINGS: Break[] = [
  {
    what: 'an article signed by a person',
    file: articleDocument(0, 'es'),
    change: thing('BlogPosting', (posting) => {
      posting.author = { '@type': 'Person', name: 'Equipo Montante' };
    }),
    test: `the article ${namedArticle(0, 'es')} is described as it is read`,
  },
  {
    what: 'another headline than the page has',
    file: articleDocument(1, 'en'),
    change: thing('BlogPosting', (posting) => {
      posting.headline = 'x';
    }),
    test: `the article ${namedArticle(1, 'en')} is described as it is read`,
  },
  {
    what: 'another day of publication',
    file: articleDocument(2, 'it'),
    change: thing('BlogPosting', (posting) => {
      posting.datePublished = '2020-01-01T12:00:00Z';
    }),
    test: `the article ${namedArticle(2, 'it')} is described as it is read`,
  },
  {
    what: 'a day of publication in nobody’s time zone',
    file: articleDocument(2, 'pl'),
    change: thing('BlogPosting', (posting) => {
      posting.datePublished = String(posting.datePublished).slice(0, 10);
    }),
    test: `the article ${namedArticle(2, 'pl')} is described as it is read`,
  },
  {
    what: 'another section',
    file: articleDocument(3, 'de'),
    change: thing('BlogPosting', (posting) => {
      posting.articleSection = 'Sport';
    }),
    test: `the article ${namedArticle(3, 'de')} is described as it is read`,
  },
  {
    what: 'an article in another language',
    file: articleDocument(4, 'pl'),
    change: thing('BlogPosting', (posting) => {
      posting.inLanguage = 'es';
    }),
    test: `the article ${namedArticle(4, 'pl')} is described with its language`,
  },
  {
    what: 'five words',
    file: articleDocument(5, 'pt'),
    change: thing('BlogPosting', (posting) => {
      posting.wordCount = 5;
    }),
    test: `the article ${namedArticle(5, 'pt')} counts about as many words as its text has`,
  },
  {
    what: 'an article without picture',
    file: articleDocument(6, 'es'),
    change: without('BlogPosting', 'image'),
    test: `the structured data of ${namedArticle(6, 'es')} ${RULES}`,
  },
  {
    what: 'articles in another order',
    file: documentOf('blog', 'pt'),
    change: thing('Blog', (blog) => {
      (blog.blogPost as unknown[]).reverse();
    }),
    test: 'in pt the blog lists its articles, newest first',
  },
  {
    what: 'works in another order',
    file: documentOf('projects', 'pl'),
    change: thing('ItemList', (list) => {
      (list.itemListElement as unknown[]).reverse();
    }),
    test: 'in pl the portfolio lists the works as the page shows them',
  },
  {
    what: 'a picture of another size than its file',
    file: documentOf('projects', 'de'),
    change: thing('ImageObject', (image) => {
      image.width = '1';
    }),
    test: 'pictures are described with the size their files have',
  },
  {
    what: 'a rendered picture passed off as a photograph',
    file: documentOf('technology', 'pt'),
    change: without('ImageObject', 'digitalSourceType'),
    test: 'rendered pictures are not passed off as photographs',
  },
  {
    what: 'a film without its picture',
    file: documentOf('phases', 'es'),
    change: without('VideoObject', 'thumbnailUrl', 'uploadDate'),
    test: `the structured data of /fases-del-proyecto ${RULES}`,
  },
  {
    what: 'a film of another length',
    file: documentOf('phases', 'en'),
    change: thing('VideoObject', (film) => {
      film.duration = 'PT1S';
    }),
    test: 'the film in en is described as the file that was built',
  },
  {
    what: 'a film that was not built',
    file: documentOf('phases', 'it'),
    change: thing('VideoObject', (film) => {
      film.contentUrl = 'https://www.montante.example/assets/none.mp4';
    }),
    test: 'the film in it is described as the file that was built',
  },
  {
    what: 'the second owner’s video without its player',
    file: documentOf('phases', 'de'),
    other: true,
    change: without('VideoObject', 'embedUrl'),
    test: 'search engines are told of another owner, in de, his own video',
  },
  {
    what: 'the second owner with the sample’s tax number',
    file: documentOf('home', 'pl'),
    other: true,
    change: thing('GeneralContractor', (company) => {
      company.taxID = 'B00000000';
    }),
    test: 'search engines are told of another owner, in pl, names, numbers and place as he has set them',
  },
];
