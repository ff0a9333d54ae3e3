import { Button } from '@ayana/shared-ui/button';
import { Field, Select } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { Camera } from 'lucide-react';
import { messages } from './messages';
import { OwnView } from './own-picture';
import { Card, Level, Pair, Row } from './room.styles';
import { useLevel } from './use-level';
import type { LocalMedia } from './use-local-media';

/** Before the room: the camera, the microphone and which of them, kept for the next time. */
export function DeviceCheck({ media, onEnter }: { media: LocalMedia; onEnter: () => void }) {
  const { check: words } = messages;
  const { audio, video, problem, cameras, microphones, isAsking } = media;
  const level = useLevel(audio);
  const hasBegun = audio !== null || video !== null;
  const options = (devices: MediaDeviceInfo[], name: string) =>
    devices.map(({ deviceId, label }, index) => (
      <option key={deviceId} value={deviceId}>
        {label === '' ? `${name} ${index + 1}` : label}
      </option>
    ));
  return (
    <Card aria-labelledby="room-check">
      <div>
        <h2 id="room-check">{words.title}</h2>
        <p>{words.text}</p>
      </div>
      <OwnView media={media} />
      {problem === null ? null : (
        <Notice
          tone={hasBegun ? 'info' : 'failed'}
          action={
            <Button variant="outline" size="small" busy={isAsking} onClick={media.ask}>
              {words.again}
            </Button>
          }
        >
          <b>{messages.problems[problem].title}</b>
          <br />
          {messages.problems[problem].text}
        </Notice>
      )}
      {hasBegun ? (
        <>
          {audio === null ? null : (
            <div>
              <Level min={0} max={1} low={0.05} value={level} aria-label={words.level} />
              <p>{words.speak}</p>
            </div>
          )}
          <Pair>
            {cameras.length === 0 ? null : (
              <Field label={words.camera}>
                <Select
                  name="camera"
                  value={video?.getSettings().deviceId ?? ''}
                  onChange={({ currentTarget }) => media.choose('video', currentTarget.value)}
                >
                  {options(cameras, words.camera)}
                </Select>
              </Field>
            )}
            {microphones.length === 0 ? null : (
              <Field label={words.microphone}>
                <Select
                  name="microphone"
                  value={audio?.getSettings().deviceId ?? ''}
                  onChange={({ currentTarget }) => media.choose('audio', currentTarget.value)}
                >
                  {options(microphones, words.microphone)}
                </Select>
              </Field>
            )}
          </Pair>
        </>
      ) : null}
      <Row>
        {hasBegun ? (
          <Button onClick={onEnter}>{words.enter}</Button>
        ) : (
          <Button
            icon={<Camera size={18} aria-hidden="true" />}
            busy={isAsking}
            busyLabel={words.starting}
            onClick={media.ask}
          >
            {words.start}
          </Button>
        )}
        {video === null ? (
          <Button variant="outline" onClick={onEnter}>
            {words.without}
          </Button>
        ) : null}
      </Row>
    </Card>
  );
}
