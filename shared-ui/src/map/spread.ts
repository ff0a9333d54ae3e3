export interface Spot {
  x: number;
  y: number;
}

const TURNS = 60;

/** Moves spots that lie on each other apart, a little at a time, until each has its own room: the others stay where they are. */
export function spread<Item extends Spot>(spots: readonly Item[], room: number): Item[] {
  const moved = spots.map((spot) => ({ ...spot }));
  for (let turn = 0; turn < TURNS; turn += 1) {
    let isCrowded = false;
    for (const [at, one] of moved.entries()) {
      for (const other of moved.slice(at + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const distance = Math.hypot(dx, dy);
        if (distance >= room) continue;
        isCrowded = true;
        const push = (room - distance) / 2 + 0.01;
        // On the very same place they part along a line of their own.
        const [ux, uy] = distance === 0 ? [Math.cos(at), Math.sin(at)] : [dx / distance, dy / distance];
        one.x -= ux * push;
        one.y -= uy * push;
        other.x += ux * push;
        other.y += uy * push;
      }
    }
    if (!isCrowded) break;
  }
  return moved;
}
