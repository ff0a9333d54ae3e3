/** What two browsers of a room say to each other to connect, as WebRTC has it. */
export interface Signal {
  description?: { type: 'offer' | 'answer' | 'pranswer' | 'rollback'; sdp: string };
  /** Ways to reach the sender; several at once, because messages are counted. */
  candidates?: {
    candidate: string;
    sdpMid: string | null;
    sdpMLineIndex: number | null;
    usernameFragment: string | null;
  }[];
  /** What the sender lets others hear and see. */
  media?: RoomMedia;
  /** Which connection of the two it is about: a lost one is made again, with the next number. */
  attempt?: number;
}

export interface RoomMedia {
  audio: boolean;
  video: boolean;
  screen: boolean;
}

/** Longest signal, in characters of JSON: a description has some 6,000. */
export const SIGNAL_MAX = 14_000;
const CANDIDATES_MAX = 40;
const DESCRIPTIONS = new Set(['offer', 'answer', 'pranswer', 'rollback']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';
const hasOnly = (value: object, keys: readonly string[]): boolean =>
  Object.keys(value).every((key) => keys.includes(key));

const isDescription = (value: unknown): boolean =>
  isObject(value) &&
  hasOnly(value, ['type', 'sdp']) &&
  DESCRIPTIONS.has(String(value['type'])) &&
  typeof value['sdp'] === 'string';

const isCandidate = (value: unknown): boolean =>
  isObject(value) &&
  hasOnly(value, ['candidate', 'sdpMid', 'sdpMLineIndex', 'usernameFragment']) &&
  typeof value['candidate'] === 'string' &&
  isTextOrNull(value['sdpMid']) &&
  (value['sdpMLineIndex'] === null || typeof value['sdpMLineIndex'] === 'number') &&
  isTextOrNull(value['usernameFragment']);

const isMedia = (value: unknown): boolean =>
  isObject(value) &&
  hasOnly(value, ['audio', 'video', 'screen']) &&
  ['audio', 'video', 'screen'].every((key) => typeof value[key] === 'boolean');

/** The signal of a message; null for anything else. */
export function readSignal(text: unknown): Signal | null {
  if (typeof text !== 'string' || text.length > SIGNAL_MAX) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(value) || Object.keys(value).length === 0) return null;
  if (!hasOnly(value, ['description', 'candidates', 'media', 'attempt'])) return null;
  const { description, candidates, media, attempt } = value;
  if (attempt !== undefined && (!Number.isSafeInteger(attempt) || Number(attempt) < 0)) return null;
  if (description !== undefined && !isDescription(description)) return null;
  if (media !== undefined && !isMedia(media)) return null;
  if (candidates !== undefined) {
    if (!Array.isArray(candidates) || candidates.length > CANDIDATES_MAX || !candidates.every(isCandidate)) return null;
  }
  return value;
}
