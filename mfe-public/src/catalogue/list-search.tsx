import { Button } from '@ayana/shared-ui';
import { Form } from 'react-router-dom';
import { styled } from 'styled-components';

const Box = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-3);
  inline-size: min(100%, 560px);

  & > label {
    font-size: var(--size-14);
  }
  & input {
    display: block;
    inline-size: 100%;
    block-size: 48px;
    margin-block-start: 4px;
    padding-inline: var(--space-4);
    border: 1px solid var(--control-line);
    border-radius: var(--radius-control);
    background: var(--white);
    font-size: var(--size-16);
  }
  & > button {
    align-self: end;
    min-block-size: 48px;
  }
`;

interface ListSearchProps {
  action: string;
  query: URLSearchParams;
  label: string;
  button: string;
}

/** The search form of a list: a GET form that keeps the filters and starts at the top of the list. */
export function ListSearch({ action, query, label, button }: ListSearchProps) {
  const term = query.get('q') ?? '';
  const others = [...query].filter(([name]) => name !== 'q' && name !== 'show');
  return (
    <Box action={action} method="get" role="search" key={term}>
      <label>
        {label}
        <input type="search" name="q" defaultValue={term} maxLength={100} autoComplete="off" enterKeyHint="search" />
      </label>
      {others.map(([name, value]) => (
        <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{button}</Button>
    </Box>
  );
}
