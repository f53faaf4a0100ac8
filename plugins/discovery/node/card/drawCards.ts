import {type Card, drawCard} from './drawCard';
import {renderCard} from './renderCard';

/** Draws pictures, one after the other, and leaves them where `renderCard` looks for them. Runs in a thread of its own. */
export async function drawCards({cards, logo}: {cards: readonly Card[]; logo: string}): Promise<void> {
  for (const card of cards) await renderCard(drawCard(card, logo));
}
