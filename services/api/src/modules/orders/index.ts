/** What a doctor orders: prescriptions, medicines and laboratory tests. */
export { OrdersModule } from './orders.module.js';
