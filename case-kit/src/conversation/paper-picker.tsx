import { Checkbox } from '@ayana/shared-ui/choice';
import { Uploader, type UploaderProps } from '@ayana/shared-ui/files';
import { styled } from 'styled-components';
import { messages } from './messages';

const Panel = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--white);
`;

const Rows = styled.fieldset`
  display: grid;
  max-block-size: 220px;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-y: auto;

  & > legend {
    padding: 0;
    font-size: var(--size-14);
    font-weight: 600;
  }
  & label {
    overflow-wrap: anywhere;
  }
`;

interface Paper {
  id: string;
  file_name: string;
}

export interface PaperPickerProps {
  /** Undefined while they are read. */
  papers: readonly Paper[] | undefined;
  chosen: readonly Paper[];
  onChange: (chosen: readonly Paper[]) => void;
  /** Most papers of one message. */
  max: number;
  uploader: Omit<UploaderProps, 'label' | 'disabled'>;
}

/** Papers of the case for a message: those that are there, and new ones. */
export function PaperPicker({ papers, chosen, onChange, max, uploader }: PaperPickerProps) {
  const isChosen = (paper: Paper): boolean => chosen.some(({ id }) => id === paper.id);
  const isFull = chosen.length >= max;
  return (
    <Panel>
      <Uploader label={messages.newPapers} disabled={isFull} {...uploader} />
      {papers === undefined || papers.length === 0 ? null : (
        <Rows>
          <legend>{messages.papersThere}</legend>
          {papers.map((paper) => (
            <Checkbox
              key={paper.id}
              checked={isChosen(paper)}
              disabled={isFull && !isChosen(paper)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...chosen, paper] : chosen.filter(({ id }) => id !== paper.id))
              }
            >
              <bdi>{paper.file_name}</bdi>
            </Checkbox>
          ))}
        </Rows>
      )}
    </Panel>
  );
}
