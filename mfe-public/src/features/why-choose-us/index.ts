export { WhyChooseUs } from './why-choose-us';
