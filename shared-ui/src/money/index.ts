export { Money, type MoneyProps, moneyText } from './money';
