/** The actions of the base game, as its rulebook's command summary names them. */
export const baseActions: readonly string[] = [
  ...['useFreezer', 'fuguBuy', 'degrade', 'discard', 'openDock', 'returnLicence', 'transfer', 'useHandcart'],
  ...['fishBegin', 'sail', 'catch', 'dock', 'adjust', 'fishEnd', 'buy', 'buyEnd', 'enter', 'leave'],
  ...['buyLicence', 'sell', 'convert', 'aquariumSell', 'auctionOffer', 'barterOffer', 'loan', 'share', 'donate'],
  ...['rent', 'buyBoat', 'sellBoat', 'trade', 'bid', 'nameWinner', 'acceptOffer', 'rejectAll', 'endTurn'],
];

/** What happens in matches of the base game, beside their set-up. */
export const baseEvents: readonly string[] = [
  ...['turnBegan', 'wealthAnnounced', 'moneyRevealed', 'endTriggered', 'degraded', 'degradationSkipped', 'turnEnded'],
  ...['barrelsReturned', 'discarded', 'transferred', 'dockOpened', 'licenceReturned', 'licencesTaken', 'caught'],
  ...['fishingBegan', 'fishingEnded', 'sailed', 'docked', 'itemsPlaced', 'itemAdjusted', 'itemTaken', 'markerMoved'],
  ...['buyingBegan', 'buyingEnded', 'bought', 'yenPaid', 'tokensMoved', 'marketEntered', 'marketLeft', 'marketOpened'],
  ...['goodTaken', 'goodUsed', 'boatBought', 'boatSold', 'bidsOpened', 'bidPlaced', 'bidsRevealed', 'bidsTied'],
  ...['stakeWon', 'offersRejected', 'overfished', 'scored', 'matchScored'],
];
