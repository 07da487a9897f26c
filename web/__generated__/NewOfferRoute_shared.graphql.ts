/**
 * @generated SignedSource<<6ef5a53c07a88944826616def131e580>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewOfferRoute_shared$data = {
  readonly covers: number | null | undefined;
  readonly date: string | null | undefined;
  readonly " $fragmentType": "NewOfferRoute_shared";
};
export type NewOfferRoute_shared$key = {
  readonly " $data"?: NewOfferRoute_shared$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewOfferRoute_shared">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewOfferRoute_shared",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "covers",
      "storageKey": null
    }
  ],
  "type": "SharedBasket",
  "abstractKey": null
};

(node as any).hash = "13a8cfc0371e34ca2a5be82d8f049ccd";

export default node;
