import { paragraphsOf } from '@ayana/contracts/service-desk';
import { Paragraphs } from './knowledge.styles';

/** An article as it is read. */
export function ArticleText({ body }: { body: string }) {
  return (
    <Paragraphs dir="auto">
      {paragraphsOf(body).map((paragraph, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a paragraph is its place
        <p key={at}>{paragraph}</p>
      ))}
    </Paragraphs>
  );
}
