import { BRAND } from '@ayana/contracts/brand';

import type { Crumb } from './breadcrumbs';
import type { Review } from '../loaders/load-review';

const CONTEXT = 'https://schema.org';

/** schema.org BreadcrumbList: the pages above, then the page itself. */
export function breadcrumbData(origin: string, crumbs: readonly Crumb[], page: Crumb): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [...crumbs, page].map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${to}`,
    })),
  };
}

/** schema.org ItemList: the pages a list leads to, in its order. */
export function itemListData(origin: string, name: string, pages: readonly Crumb[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    name,
    numberOfItems: pages.length,
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.name,
      url: `${origin}${page.to}`,
    })),
  };
}

/** schema.org FAQPage; answers as plain text. */
export function faqData(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** schema.org MedicalWebPage for patients, with its review. @param written `YYYY-MM-DD` */
export function medicalPageData(
  origin: string,
  page: Crumb,
  text: { description: string; written: string; review: Review | null },
): object {
  const { description, written, review } = text;
  return {
    '@context': CONTEXT,
    '@type': 'MedicalWebPage',
    name: page.name,
    description,
    url: `${origin}${page.to}`,
    inLanguage: 'en',
    audience: { '@type': 'Patient' },
    dateModified: written,
    ...(review ? { lastReviewed: review.reviewed_on, reviewedBy: reviewerData(review) } : {}),
  };
}

interface Article {
  title: string;
  summary: string;
  /** Days as `2026-11-03`. */
  published_on: string;
  updated_on: string;
  review: Review | null;
  sources: readonly { name: string }[];
}

/** schema.org BlogPosting, written and published by us. @param path of its page */
export function articleData(origin: string, path: string, article: Article): object {
  const publisher = { '@type': 'Organization', name: BRAND.name, url: `${origin}/` };
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.summary,
    url: `${origin}${path}`,
    mainEntityOfPage: `${origin}${path}`,
    datePublished: article.published_on,
    dateModified: article.updated_on,
    inLanguage: 'en',
    author: publisher,
    publisher,
    ...(article.review ? { contributor: reviewerData(article.review) } : {}),
    citation: article.sources.map(({ name }) => name),
  };
}

/** By role, not by name: the doctors of the catalogue are samples. */
const reviewerData = ({ doctor }: Review): object => ({
  '@type': 'Person',
  name: `Consultant in ${doctor.specialization}`,
  jobTitle: doctor.specialization,
});
