export interface ListProps {
  title: string;
  items: readonly string[];
  isOrdered?: boolean;
}

/** Points of the help below their heading. */
export function List({ title, items, isOrdered = false }: ListProps) {
  const As = isOrdered ? 'ol' : 'ul';
  return (
    <section>
      <h4>{title}</h4>
      <As>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </As>
    </section>
  );
}
