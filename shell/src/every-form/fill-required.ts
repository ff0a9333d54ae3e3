import { fireEvent } from '@testing-library/react';

const TEXTS: Readonly<Record<string, string>> = {
  date: '2031-03-04',
  time: '09:00',
  'datetime-local': '2031-03-04T09:00',
  email: 'amara@people.example',
  tel: '+254 700 000 014',
  number: '1',
  url: 'https://people.example',
};

const MARKED = '[aria-required="true"], [aria-invalid="true"], [data-invalid] input, [required]';

/** Fills in what is marked as required or wrong, where it is empty; what is optional and wrong is emptied. */
export function fillRequired(): void {
  for (const control of document.querySelectorAll(MARKED)) {
    if (control instanceof HTMLSelectElement) choose(control);
    else if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
      if (!control.checked) fireEvent.click(control);
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) write(control);
  }
}

function choose(control: HTMLSelectElement): void {
  const option = [...control.options].find(({ value }) => value !== '');
  if (control.value === '' && option !== undefined) fireEvent.change(control, { target: { value: option.value } });
}

function write(control: HTMLInputElement | HTMLTextAreaElement): void {
  if (control.value === '') fireEvent.change(control, { target: { value: TEXTS[control.type] ?? 'Sample text 1' } });
  else if (control.matches('[aria-invalid="true"]:not([aria-required="true"])'))
    fireEvent.change(control, { target: { value: '' } });
}
