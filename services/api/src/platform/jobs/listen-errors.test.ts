import { Client } from 'pg';
import { createBoss } from './boss.js';

test('a second error on a LISTEN connection that has failed does not end the process', () => {
  createBoss('postgresql://localhost/ayana', { max: 1 });
  const listening = new Client();
  const failures: Error[] = [];
  listening.on('error', (error) => {
    failures.push(error);
    // As pg-boss does with a connection that failed.
    listening.removeAllListeners();
  });
  listening.emit('error', new Error('terminating connection due to unexpected postmaster exit'));
  // An error event that nobody listens to is thrown.
  expect(() => listening.emit('error', new Error('server conn crashed?'))).not.toThrow();
  expect(failures.map(({ message }) => message)).toEqual(['terminating connection due to unexpected postmaster exit']);
});
