import { Button, IconButton } from '@ayana/shared-ui/button';
import { ErrorText } from '@ayana/shared-ui/field';
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { messages } from '../messages';
import { type CatalogueField, type Values, valuesOf } from './fields';
import { FieldSet, Row, Rows } from './fields.styles';
import type { ControlProps } from './control-props';
import { valueAtPath } from './value-at';

interface RowsProps extends ControlProps {
  field: Extract<CatalogueField, { kind: 'rows' }>;
  /** The fields of one row, by the path before them. */
  children: (above: string) => ReactNode;
}

/** A list of objects: rows can be added and removed. */
export function RowsField({ form, field, path, children }: RowsProps) {
  const rows = valueAtPath(form.values, path) as readonly Values[];
  const add = useRef<HTMLButtonElement>(null);
  const error = form.errorOf(path);
  return (
    <FieldSet data-invalid={error === undefined ? undefined : ''}>
      <legend>{field.label}</legend>
      {field.hint === undefined ? null : <p>{field.hint}</p>}
      <Rows>
        {rows.map((_row, at) => (
          // A row has no identity before it is saved; its place is what its path names.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <Row role="group" aria-label={field.row(at + 1)}>
              {children(`${path}.${at}.`)}
              <IconButton
                label={messages.form.removeRow(field.row(at + 1))}
                icon={<Trash2 size={18} aria-hidden="true" />}
                onClick={() => {
                  form.set(path, rows.toSpliced(at, 1));
                  // The pressed button is gone.
                  add.current?.focus();
                }}
              />
            </Row>
          </li>
        ))}
      </Rows>
      <ErrorText>{error ?? null}</ErrorText>
      <div>
        <Button
          ref={add}
          variant="tonal"
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => form.set(path, [...rows, valuesOf(field.fields, undefined)])}
        >
          {field.add}
        </Button>
      </div>
    </FieldSet>
  );
}
