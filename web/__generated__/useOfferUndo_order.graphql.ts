/**
 * @generated SignedSource<<b4ee79c5e05c51bea24a300d42f294bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useOfferUndo_order$data = {
  readonly " $fragmentSpreads": FragmentRefs<"undoOffer_order">;
  readonly " $fragmentType": "useOfferUndo_order";
};
export type useOfferUndo_order$key = {
  readonly " $data"?: useOfferUndo_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOfferUndo_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOfferUndo_order",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "undoOffer_order",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
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
          "name": "reference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "undoUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanUndo",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "3eee36ad62d39ba2103063b870750805";

export default node;
