export { MailSink, type Mood, type TakenMail } from '@ayana/tooling/mail/sink.ts';
