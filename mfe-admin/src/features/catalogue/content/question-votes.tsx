import { formatLocale } from '@ayana/contracts/language';
import { Chip } from '@ayana/shared-ui/chip';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { LiveDate } from '@ayana/shared-ui/time';
import type { Part } from '@ayana/portal-kit';
import type { components } from '@ayana/contracts/api';
import { useLoaderData } from 'react-router-dom';
import { styled } from 'styled-components';
import type { CataloguePage } from '../catalogue.api';
import { questions as messages } from './messages';

type Question = components['schemas']['CatalogueQuestionDto'];

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  list-style: none;

  & > li {
    display: grid;
    justify-items: start;
    gap: var(--space-1);
  }
  & p {
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--stone);
  }
`;
const count = (value: number): string => value.toLocaleString(formatLocale());

/** What readers think of an answer, in their words; who they are is not known. */
export default function QuestionVotes() {
  const { value } = useLoaderData() as Part<CataloguePage<Question>>;
  if (value?.row == null) return null;
  const { helpful, unhelpful, comments } = value.row;
  const { votes } = messages;
  return (
    <PortalCard title={votes.title} extra={<p>{votes.counts(count(helpful), count(unhelpful))}</p>}>
      {comments.length === 0 ? (
        <p>{votes.none}</p>
      ) : (
        <List>
          {comments.map(({ helpful: wasHelpful, comment, voted_at }) => (
            <li key={`${voted_at} ${comment}`}>
              <p dir="auto">{comment}</p>
              <small>
                <Chip tone={wasHelpful ? 'leaf' : 'coral'}>{wasHelpful ? votes.helpful : votes.unhelpful}</Chip>{' '}
                <LiveDate at={voted_at} />
              </small>
            </li>
          ))}
        </List>
      )}
    </PortalCard>
  );
}
