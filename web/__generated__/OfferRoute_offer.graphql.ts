/**
 * @generated SignedSource<<b24a32c116833eda66789c0c1f42e056>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfferRoute_offer$data = {
  readonly name: string;
  readonly uuid: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"OfferDraft_offer" | "SentOffer_offer">;
  readonly " $fragmentType": "OfferRoute_offer";
};
export type OfferRoute_offer$key = {
  readonly " $data"?: OfferRoute_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferRoute_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferRoute_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferDraft_offer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SentOffer_offer"
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "ec2e0fd5e62d6c9f91ea4d90c6f330fc";

export default node;
