import { hasRoomFor, readSignal, roomStateOf } from './index.ts';

const at = (time: string): number => Date.parse(`2026-11-24T${time}:00Z`);
const talk = { start: at('10:00'), end: at('10:45'), status: 'booked' };

test('a room is open from 15 minutes before the beginning until 60 minutes after the planned end', () => {
  const states = ['09:44', '09:45', '10:00', '11:44', '11:45'].map((time) => roomStateOf(talk, at(time)));
  expect(states).toEqual(['early', 'open', 'open', 'open', 'over']);
  expect(roomStateOf({ ...talk, status: 'cancelled' }, at('10:00'))).toBe('cancelled');
  expect(roomStateOf({ ...talk, status: 'moved' }, at('10:00'))).toBe('moved');
});

test('a visitor may come 30 minutes before the beginning, and goes at the planned end', () => {
  const states = ['09:29', '09:30', '10:44', '10:45'].map((time) => roomStateOf(talk, at(time), 'visitor'));
  expect(states).toEqual(['early', 'open', 'open', 'over']);
  expect(hasRoomFor('visitor', ['companion', 'interpreter', 'doctor'])).toBe(true);
  expect(hasRoomFor('case_worker', ['visitor', 'doctor'])).toBe(true);
});

test('four fit in a room, and the patient and the doctor always find a place', () => {
  expect(hasRoomFor('patient', ['companion', 'interpreter'])).toBe(true);
  expect(hasRoomFor('doctor', ['companion', 'interpreter', 'patient'])).toBe(true);
  expect(hasRoomFor('case_worker', ['companion', 'interpreter'])).toBe(false);
  expect(hasRoomFor('companion', ['patient', 'doctor', 'interpreter'])).toBe(true);
  expect(hasRoomFor('companion', ['patient', 'doctor', 'interpreter', 'case_worker'])).toBe(false);
});

test('a signal is a description, candidates or what is heard and seen, and nothing else', () => {
  const candidate = {
    candidate: 'candidate:1 1 udp 1 a.local 9 typ host',
    sdpMid: '0',
    sdpMLineIndex: 0,
    usernameFragment: 'x',
  };
  for (const signal of [
    { description: { type: 'offer', sdp: 'v=0' } },
    { candidates: [candidate] },
    { media: { audio: true, video: false, screen: false } },
  ])
    expect(readSignal(JSON.stringify(signal))).toEqual(signal);
  for (const other of [
    '',
    'null',
    '[]',
    '{}',
    '{"description":{"type":"call","sdp":"v=0"}}',
    '{"description":{"type":"offer","sdp":7}}',
    '{"description":{"type":"offer","sdp":"v=0","more":1}}',
    '{"candidates":{}}',
    JSON.stringify({ candidates: Array.from({ length: 41 }, () => candidate) }),
    '{"candidates":[{"candidate":1}]}',
    '{"media":{"audio":1,"video":true,"screen":true}}',
    '{"media":{"audio":true,"video":true,"screen":true},"html":"<b>"}',
    JSON.stringify({ description: { type: 'offer', sdp: 'x'.repeat(14_000) } }),
  ])
    expect([other.slice(0, 60), readSignal(other)]).toEqual([other.slice(0, 60), null]);
  expect(readSignal({ media: {} })).toBeNull();
});
