import { Spinner } from '@ayana/shared-ui/spinner';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import { messages } from '../../messages';

const Place = styled.div`
  position: fixed;
  z-index: 50;
  inset-block-start: 76px;
  inset-inline: 0;
  margin-inline: auto;
  inline-size: fit-content;
  padding: var(--space-3);
  border-radius: var(--radius-full);
  background: var(--white);
  box-shadow: var(--shadow-float);
  color: var(--teal-700);
  line-height: 0;
`;

/** The spinner shows after this many milliseconds. */
const PATIENCE = 120;

/** Shown over the old page while the next one loads (spec section 2). */
export function NavigationSpinner() {
  return useNavigation().state === 'loading' ? <PatientSpinner /> : null;
}

function PatientSpinner() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <Place>
      <Spinner size={28} label={messages.loading} />
    </Place>
  );
}
