import { lazy } from 'react';

/** The doctor's forms for laboratory tests and medicines on a journey, loaded when they are opened. */
export const OrderDialog = lazy(() => import('../features/orders/order-dialog'));
export const PrescriptionDialog = lazy(() => import('../features/orders/prescription-dialog'));
