/**
 * @generated SignedSource<<5a13472c4cdbda2edb277ed2e6e70226>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderBill_order$data = {
  readonly comment: string | null | undefined;
  readonly deliveryZone: string | null | undefined;
  readonly needs: ReadonlyArray<{
    readonly label: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"AllergenChanges_order" | "ContentBill_content">;
  readonly " $fragmentType": "OrderBill_order";
};
export type OrderBill_order$key = {
  readonly " $data"?: OrderBill_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderBill_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderBill_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Need",
      "kind": "LinkedField",
      "name": "needs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AllergenChanges_order"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryZone",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContentBill_content"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "753fdc820585860e0a90b8ea842fc49c";

export default node;
