import { useLayoutEffect, useRef } from 'react';

/** The fields whose errors a render has read; a part that renders later, or alone, adds its own. */
class FieldsRead {
  private readonly names = new Set<string>();
  read(field: string): void {
    this.names.add(field);
  }
  includes(field: string): boolean {
    return this.names.has(field);
  }
}

/** The fields that are on the page: those whose error is read by what is rendered now. */
export function useShownFields(): { isShown: (field: string) => boolean; read: (field: string) => void } {
  const fields = new FieldsRead();
  const latest = useRef(fields);
  useLayoutEffect(() => {
    latest.current = fields;
  });
  return { isShown: (field) => latest.current.includes(field), read: (field) => fields.read(field) };
}
