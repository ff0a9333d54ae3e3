import { Link as TextLink } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';

/** A treatment's everyday name, linked to its page where it has one. */
export function TreatmentLink({
  treatment: { slug, name, plain_name },
}: {
  treatment: { slug: string | null; name: string; plain_name: string | null };
}) {
  const text = plain_name ?? name;
  return slug === null ? (
    text
  ) : (
    <TextLink as={Link} to={`/treatments/${slug}`}>
      {text}
    </TextLink>
  );
}
