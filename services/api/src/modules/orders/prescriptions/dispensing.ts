import {
  deliveredSince,
  isAllDispensed,
  leftToDispense,
  mayNameBrand,
  type PrescriptionState,
} from '@ayana/contracts/journey';
import type { FieldError } from '@ayana/contracts/problems';
import { Injectable } from '@nestjs/common';
import { refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import type { EntityManager } from '../../../platform/database/database.js';
import type { TakenUpload } from '../../../platform/files/file-intake.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { isSameSubstance } from '../medicines/medicine-checks.js';
import { medicineList } from '../medicines/medicine-list.js';
import { ORDER_MESSAGES as messages } from '../../work/index.js';
import { DeliveryProofs } from './delivery-proofs.service.js';
import { PrescriptionDeliveryRow, PrescriptionItemRow, type PrescriptionRow } from './prescription.entity.js';
import type { DispensedItemDto, PrescriptionChangeDto } from './prescriptions.dto.js';

/** What is handed out of a prescription, all of it or a part, and who received it. */
@Injectable()
export class Dispensing {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly proofs: DeliveryProofs,
  ) {}

  /** @throws AppError `invalid_fields` for more than is left, or another medicine than what was written */
  async dispense(
    em: EntityManager,
    { id }: PrescriptionRow,
    forms: readonly DispensedItemDto[],
  ): Promise<PrescriptionState> {
    const items = await this.itemsOf(em, id);
    const errors: FieldError[] = [];
    for (const [index, form] of forms.entries()) {
      const item = items.find((each) => each.id === form.item_id);
      const at = `items.${index}`;
      if (item === undefined) {
        errors.push({ field: `${at}.item_id`, message: messages.query_item });
        continue;
      }
      const left = leftToDispense(item);
      if (form.quantity > left) errors.push({ field: `${at}.quantity`, message: messages.too_much(left) });
      item.dispensed_quantity += Math.min(form.quantity, left);
      const brand = form.brand?.trim() || null;
      if (brand !== null && !(mayNameBrand(item, brand) && isSameSubstance(medicineList(), item.medicine, brand)))
        errors.push({ field: `${at}.brand`, message: messages.brand_refused });
      if (form.quantity > 0) item.brand = brand;
    }
    if (forms.every(({ quantity }) => quantity === 0))
      errors.push({ field: 'items', message: messages.nothing_dispensed });
    if (errors.length > 0) throw refusedFields(errors);
    await em.flush();
    return isAllDispensed(items) ? 'dispensed' : 'part_dispensed';
  }

  /** Who took what was handed out since the last time. A part leaves the rest to be prepared. */
  async deliver(
    em: EntityManager,
    user: CurrentUser,
    { id, journey_id }: PrescriptionRow,
    { received_by = '', relation, address, delivered_at }: PrescriptionChangeDto,
    upload: TakenUpload | null,
  ): Promise<PrescriptionState> {
    const now = this.clock.now();
    if (received_by.trim() === '') throw refusedFields([{ field: 'received_by', message: messages.received_by }]);
    const at = delivered_at === undefined ? now : new Date(delivered_at);
    if (at > now) throw refusedFields([{ field: 'delivered_at', message: messages.delivered_future }]);
    const [items, before] = [
      await this.itemsOf(em, id),
      await em.find(PrescriptionDeliveryRow, { prescription_id: id }),
    ];
    em.create(PrescriptionDeliveryRow, {
      id: this.ids.next(),
      prescription_id: id,
      received_by,
      relation: relation?.trim() || null,
      address: address?.trim() || null,
      proof_document_id: await this.proofs.attach(em, user, journey_id, upload),
      delivered_at: at,
      recorded_by: user.id,
      items: deliveredSince(items, before),
      created_at: now,
    });
    await em.flush();
    return isAllDispensed(items) ? 'delivered' : 'received';
  }

  private itemsOf(em: EntityManager, prescription_id: string): Promise<PrescriptionItemRow[]> {
    return em.find(PrescriptionItemRow, { prescription_id }, { orderBy: { position: 1 } });
  }
}
