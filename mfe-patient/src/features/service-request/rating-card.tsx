import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Rating, RATINGS, type RatingValue } from '@ayana/shared-ui/choice';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { messages } from './messages';
import { sendRating, type ServiceRequestDetail } from './service-request.api';
import { RatingForm } from './rating-card.styles';

const { rate: words } = messages;

/** Asks how it went, once the request is done; afterwards it says what was answered. */
export function RatingCard({ request, onDone }: { request: ServiceRequestDetail; onDone: () => void }) {
  const given = RATINGS.find((rating) => rating === request.satisfaction);
  if (given !== undefined) return <Notice>{words.thanks(messages.rating[given])}</Notice>;
  return <RatingQuestion request={request} onDone={onDone} />;
}

function RatingQuestion({ request, onDone }: { request: ServiceRequestDetail; onDone: () => void }) {
  const form = useForm<{ rating: RatingValue | null; comment: string }, ServiceRequestDetail>({
    name: `request-rating-${request.id}`,
    initial: { rating: null, comment: '' },
    rules: ({ rating }) => ({ rating: rating === null ? words.needed : undefined }),
    send: ({ rating, comment }) => sendRating(request.id, Number(rating), comment.trim()),
    onAccepted: onDone,
  });
  return (
    <PortalCard title={words.title}>
      <p>{words.text}</p>
      <RatingForm {...form.formProps}>
        {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
        <Rating
          legend={words.stars}
          name="rating"
          words={messages.rating}
          value={form.values.rating}
          onChange={(rating) => form.set('rating', rating)}
          error={form.errorOf('rating')}
          required
        />
        <Field label={words.comment} optional error={form.errorOf('comment')}>
          <TextArea rows={3} maxLength={1000} {...form.field('comment')} />
        </Field>
        <div>
          <Button type="submit" busy={form.busy} busyLabel={messages.busy}>
            {words.submit}
          </Button>
        </div>
      </RatingForm>
    </PortalCard>
  );
}
