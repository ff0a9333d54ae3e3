import lost from '@ayana/shared-ui/assets/drawings/not-found.svg';
import { Button } from '@ayana/shared-ui/button';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Form, Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { NAVIGATION_LINKS } from '../frame/navigation/navigation-links';
import { messages } from '../messages';
import { useTitled } from '../document/screen-title';
import { ScreenBox } from './screen.styles';

const Box = styled(ScreenBox)`
  display: grid;
  gap: var(--space-4);
  justify-items: start;

  & > p {
    max-inline-size: var(--measure);
    color: var(--stone);
  }
`;

const Search = styled(Form)`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3);
  inline-size: min(100%, 560px);
  margin-block: var(--space-3);

  & > :first-child {
    flex: 1 1 260px;
  }
  & > button {
    /* Aligned with the control, which has an empty error line below it. */
    margin-block-end: 6px;
  }
`;

const Sections = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
`;

/** Shown for unknown paths (HTTP 404 from the server): offers search and the main sections. */
export function Component() {
  const { not_found: text } = messages;
  useTitled(text.title);
  return (
    <Box>
      <img src={lost} width={640} height={280} alt="" />
      <h1>{text.title}</h1>
      <p>{text.text}</p>
      <Search action="/search" role="search">
        <Field label={text.search}>
          <TextInput type="search" name="q" maxLength={200} />
        </Field>
        <Button type="submit">{text.search_button}</Button>
      </Search>
      <p id="sections">{text.sections}</p>
      <Sections aria-labelledby="sections">
        {NAVIGATION_LINKS.map(({ label, path }) => (
          <li key={path}>
            <TextLink as={Link} to={path}>
              {label}
            </TextLink>
          </li>
        ))}
      </Sections>
    </Box>
  );
}
