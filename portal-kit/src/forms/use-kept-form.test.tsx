import { act, render, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { hasDirtyForms } from './dirty-forms';
import { useKeptForm } from './use-kept-form';

const options = { name: 'consultation', version: 1, initial: { city: '', country: '', timezone: '' } };

const openForm = () => renderHook(() => useKeptForm(options));

function CityForm() {
  const { values, formProps, set } = useKeptForm(options);
  return (
    <form {...formProps}>
      <input name="city" value={values.city} onChange={({ target }) => set('city', target.value)} />
    </form>
  );
}

beforeEach(() => sessionStorage.clear());

describe('useKeptForm', () => {
  it('restores the answers and the key after a reload', () => {
    const first = openForm();
    act(() => first.result.current.set('city', 'Nairobi'));
    const key = first.result.current.idempotencyKey();
    first.unmount();

    const second = openForm();
    expect(second.result.current.ready).toBe(true);
    expect(second.result.current.values.city).toBe('Nairobi');
    expect(second.result.current.idempotencyKey()).toBe(key);
  });

  it('keeps one key through any number of edits', () => {
    const { result } = openForm();
    const key = result.current.idempotencyKey();
    act(() => result.current.set('city', 'Nairobi'));
    act(() => result.current.set('city', 'Mombasa'));
    expect(result.current.idempotencyKey()).toBe(key);
  });

  it('clears answers and key after success', () => {
    const { result, unmount } = openForm();
    act(() => result.current.set('city', 'Nairobi'));
    const key = result.current.idempotencyKey();
    act(() => result.current.reset());
    expect(result.current.values).toEqual(options.initial);
    const second = result.current.idempotencyKey();
    expect(second).not.toBe(key);
    unmount();
    const next = openForm();
    expect(next.result.current.values.city).toBe('');
    expect(next.result.current.idempotencyKey()).not.toBe(key);
  });

  it('takes a new key when an earlier version was accepted', () => {
    const { result } = openForm();
    const key = result.current.idempotencyKey();
    act(() => result.current.renewKey());
    expect(result.current.idempotencyKey()).not.toBe(key);
  });

  it('is dirty only while it has unsent answers', () => {
    const { result, unmount } = openForm();
    expect(hasDirtyForms()).toBe(false);
    act(() => result.current.set('city', 'Nairobi'));
    expect(hasDirtyForms()).toBe(true);
    act(() => result.current.reset());
    expect(hasDirtyForms()).toBe(false);
    act(() => result.current.set('city', 'Mombasa'));
    unmount();
    expect(hasDirtyForms()).toBe(false);
  });

  it('selects what it restores into the field that has the cursor, so that typing replaces it', () => {
    const first = openForm();
    act(() => first.result.current.set('city', 'Nairobi'));
    first.unmount();
    // The server's form, in which the visitor has put the cursor into an empty field.
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<CityForm />);
    const field = page.querySelector('input');
    field?.focus();
    render(<CityForm />, { container: page, hydrate: true });
    expect(field?.value).toBe('Nairobi');
    expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, 'Nairobi'.length]);
  });

  it('leaves the cursor where it is in text typed before the page was ready', () => {
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<CityForm />);
    const field = page.querySelector('input');
    field?.focus();
    if (field) field.value = 'Mom';
    field?.setSelectionRange(3, 3);
    render(<CityForm />, { container: page, hydrate: true });
    expect(field?.value).toBe('Mom');
    expect([field?.selectionStart, field?.selectionEnd]).toEqual([3, 3]);
  });

  it('leaves a password alone that was typed before the page was ready', () => {
    const page = document.createElement('div');
    document.body.append(page);
    const Form = () => (
      <form {...useKeptForm(options).formProps}>
        <input type="password" name="password" />
      </form>
    );
    page.innerHTML = renderToString(<Form />);
    const field = page.querySelector('input');
    field?.focus();
    if (field) field.value = 'half a pass';
    field?.setSelectionRange(11, 11);
    render(<Form />, { container: page, hydrate: true });
    expect([field?.selectionStart, field?.selectionEnd]).toEqual([11, 11]);
  });
});
