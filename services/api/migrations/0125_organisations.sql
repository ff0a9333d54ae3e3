-- What an organisation does, and what each of its people may do. Both lists are in the contracts (`contracts/src/organisations`).
alter table partners add column kind text not null default 'other'
  check (kind in ('hospital', 'travel_visa', 'logistics', 'lodging', 'laboratory', 'pharmacy', 'other'));
update partners set kind = coalesce(
  (select 'hospital' from partner_hospitals hospital where hospital.partner_id = partners.id limit 1),
  (select case person.role
      when 'partner/hospital' then 'hospital'
      when 'partner/travel_visa' then 'travel_visa'
      when 'partner/logistics' then 'logistics'
      when 'partner/lodging' then 'lodging'
      when 'laboratory_partner' then 'laboratory'
      when 'pharmacy_partner' then 'pharmacy'
    end
    from partner_members member join users person on person.id = member.user_id
    where member.partner_id = partners.id
      and person.role in ('partner/hospital', 'partner/travel_visa', 'partner/logistics', 'partner/lodging', 'laboratory_partner', 'pharmacy_partner')
    order by member.created_at, member.user_id limit 1),
  'other');

alter table partner_members add column role text not null default 'member' check (role in ('owner', 'member', 'read_only'));
-- Who was there first answers for the organisation.
update partner_members member set role = 'owner'
where not exists (select from partner_members earlier where earlier.partner_id = member.partner_id
  and (earlier.created_at, earlier.user_id) < (member.created_at, member.user_id));
