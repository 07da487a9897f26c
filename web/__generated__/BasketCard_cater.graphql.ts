/**
 * @generated SignedSource<<d40ac1f729e371739194d6e96aed8fd5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BasketCard_cater$data = {
  readonly name: string;
  readonly number: number;
  readonly " $fragmentSpreads": FragmentRefs<"BasketContents_cater">;
  readonly " $fragmentType": "BasketCard_cater";
};
export type BasketCard_cater$key = {
  readonly " $data"?: BasketCard_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"BasketCard_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BasketCard_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "BasketContents_cater"
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "293cab5ee05769c3a928a4c4dd6ce1b4";

export default node;
