import { Paperclip, X } from 'lucide-react';
import { styled } from 'styled-components';
import { messages } from './messages';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    max-inline-size: 100%;
    padding-inline-start: 10px;
    border: 1px solid var(--control-line);
    border-radius: var(--radius-full);
    font-size: var(--size-14);
    overflow-wrap: anywhere;
  }
  & button {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 40px;
    border: 0;
    background: none;
    color: var(--stone);
    cursor: pointer;
  }
  & svg {
    flex: none;
  }
`;

export interface AttachedPapersProps {
  papers: readonly { id: string; file_name: string }[];
  onRemove: (id: string) => void;
}

/** The papers that are sent with the next message. */
export function AttachedPapers({ papers, onRemove }: AttachedPapersProps) {
  if (papers.length === 0) return null;
  return (
    <List aria-label={messages.attached}>
      {papers.map(({ id, file_name }) => (
        <li key={id}>
          <Paperclip size={16} aria-hidden="true" />
          <bdi>{file_name}</bdi>
          <button type="button" aria-label={messages.detach(file_name)} onClick={() => onRemove(id)}>
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </List>
  );
}
