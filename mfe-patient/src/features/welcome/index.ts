export { Welcome, type WelcomeProps } from './welcome';
