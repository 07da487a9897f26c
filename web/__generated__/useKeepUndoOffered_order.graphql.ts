/**
 * @generated SignedSource<<e31b1866ee00dd2f95ec8e355e62b151>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useKeepUndoOffered_order$data = {
  readonly " $fragmentSpreads": FragmentRefs<"undoOffer_order">;
  readonly " $fragmentType": "useKeepUndoOffered_order";
};
export type useKeepUndoOffered_order$key = {
  readonly " $data"?: useKeepUndoOffered_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"useKeepUndoOffered_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useKeepUndoOffered_order",
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

(node as any).hash = "c4066c2bf09f923c08b3ab52a4ee393a";

export default node;
