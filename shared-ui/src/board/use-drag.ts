import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  autoScrollForElements,
  autoScrollWindowForElements,
} from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** What is dragged, as the library hands it on: the id of a card. */
const KEY = 'ayana_card';
const cardOf = (data: Record<string | symbol, unknown>): string | null => {
  const id = data[KEY];
  return typeof id === 'string' ? id : null;
};

/** Makes an element a card that can be dragged. */
export function useDraggable(element: RefObject<HTMLElement | null>, id: string): boolean {
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    return draggable({
      element: element.current,
      getInitialData: () => ({ [KEY]: id }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [element, id]);
  return isDragged;
}

/** Makes an element a place where cards are dropped. */
export function useDropTarget(element: RefObject<HTMLElement | null>, onCard: (id: string) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onCard);
  useEffect(() => {
    latest.current = onCard;
  });
  useEffect(() => {
    if (element.current === null) return undefined;
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => cardOf(source.data) !== null,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        const id = cardOf(source.data);
        if (id !== null) latest.current(id);
      },
    });
  }, [element]);
  return isOver;
}

/** The card that is dragged now. */
export function useDraggedCard(): string | null {
  const [id, setId] = useState<string | null>(null);
  useEffect(
    () =>
      monitorForElements({
        onDragStart: ({ source }) => setId(cardOf(source.data)),
        onDrop: () => setId(null),
      }),
    [],
  );
  return id;
}

/** While a card is dragged towards an edge, the columns scroll sideways and the page up and down. */
export function useAutoScroll(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (element.current === null) return undefined;
    const isCard = ({ source }: { source: { data: Record<string | symbol, unknown> } }) => cardOf(source.data) !== null;
    const stops = [
      autoScrollForElements({
        element: element.current,
        canScroll: isCard,
        getAllowedAxis: () => 'horizontal',
      }),
      autoScrollWindowForElements({ canScroll: isCard, getAllowedAxis: () => 'vertical' }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [element]);
}
