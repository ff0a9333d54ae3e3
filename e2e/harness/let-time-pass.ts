import { withClient } from '@ayana/tooling/database/index.ts';

/** Lets time pass for a request, which the API cannot do. */
export class TimeTravel {
  readonly #databaseUrl: string;

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
  }

  /** Makes a request older, and its due time. */
  async age(requestId: string, hours: number): Promise<void> {
    await withClient(this.#databaseUrl, (client) =>
      client.query(
        `UPDATE inbox_items SET received_at = received_at - $2 * interval '1 hour', due_at = due_at - $2 * interval '1 hour' WHERE id = $1`,
        [requestId, hours],
      ),
    );
  }

  /** Moves the start of a request's appointment to some minutes ago. */
  async beginAppointment(requestId: string, minutesAgo: number): Promise<void> {
    await withClient(this.#databaseUrl, (client) =>
      client.query(
        `UPDATE appointments SET starts_at = now() - $2 * interval '1 minute', ends_at = now() - $2 * interval '1 minute' + (ends_at - starts_at)
         WHERE video_consultation_id = $1 AND status = 'booked'`,
        [requestId, minutesAgo],
      ),
    );
  }

  /**
   * Lets time pass for the doctor of a person's booked talk, until it begins in some minutes: all talks of the doctor come nearer together, so
   * that none is at the time of another.
   */
  async bringTalkNear(email: string, minutes: number): Promise<void> {
    await withClient(this.#databaseUrl, async (client) => {
      const { rows } = await client.query<{ id: string; request: string; passed: string }>(
        `WITH own AS (SELECT slot.doctor_id, slot.starts_at - now() - $2 * interval '1 minute' AS passed
           FROM appointments slot JOIN inbox_items item ON item.id = slot.video_consultation_id
           WHERE item.email = $1 AND slot.status = 'booked')
         SELECT slot.id, slot.video_consultation_id AS request, own.passed::text AS passed
         FROM appointments slot JOIN own USING (doctor_id) WHERE slot.status = 'booked' ORDER BY slot.starts_at`,
        [email, minutes],
      );
      // The earliest first: none passes through another.
      for (const { id, request, passed } of rows) {
        await client.query(
          `UPDATE appointments SET starts_at = starts_at - $2::interval, ends_at = ends_at - $2::interval WHERE id = $1`,
          [id, passed],
        );
        await client.query(
          `UPDATE inbox_items SET confirmed_starts_at = confirmed_starts_at - $2::interval WHERE id = $1`,
          [request, passed],
        );
      }
    });
  }

  /** Lets the minutes pass after which a message that nobody has read is announced. */
  async leaveUnread(patient: string, kind: 'patient' | 'traveller' = 'patient'): Promise<void> {
    await withClient(this.#databaseUrl, (client) =>
      client.query(
        `WITH thread AS (SELECT thread.id FROM threads thread JOIN patient_journeys journey ON journey.id = thread.journey_id
           JOIN users ON users.id = journey.patient_id WHERE users.email = $1 AND thread.kind = $2),
         begun AS (UPDATE threads SET created_at = created_at - interval '11 minutes' WHERE id IN (SELECT id FROM thread)),
         aged AS (UPDATE messages SET created_at = created_at - interval '11 minutes' WHERE thread_id IN (SELECT id FROM thread))
         INSERT INTO jobs.job (name, data) SELECT 'messages.unread', jsonb_build_object('thread_id', id) FROM thread`,
        [patient, kind],
      ),
    );
  }

  /** Makes the first check-in of a journey due since some days ago, and lets the clock ask for those that are due. */
  async reachCheckIn(journeyId: string, daysAgo: number): Promise<void> {
    await withClient(this.#databaseUrl, async (client) => {
      await client.query(
        `UPDATE check_ins SET due_on = now()::date - $2::integer,
           asked_at = asked_at - make_interval(days => $2::integer)
         WHERE journey_id = $1 AND day = 3`,
        [journeyId, daysAgo],
      );
      await client.query(`INSERT INTO jobs.job (name, data) VALUES ('journeys.check-ins', '{}')`);
    });
  }
}
