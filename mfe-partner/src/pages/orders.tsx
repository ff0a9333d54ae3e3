export { Component, loader } from '../features/orders/orders-page';
