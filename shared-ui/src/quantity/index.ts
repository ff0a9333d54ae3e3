export { QuantityInput, type QuantityInputProps } from './quantity-input';
