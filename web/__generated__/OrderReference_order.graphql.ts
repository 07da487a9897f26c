/**
 * @generated SignedSource<<7a97c6f60d85270feb04ac765913c8bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderReference_order$data = {
  readonly cater?: {
    readonly name: string;
  } | null | undefined;
  readonly reference: number;
  readonly uuid: string;
  readonly " $fragmentType": "OrderReference_order";
};
export type OrderReference_order$key = {
  readonly " $data"?: OrderReference_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderReference_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "ofAll"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderReference_order",
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
      "name": "reference",
      "storageKey": null
    },
    {
      "condition": "ofAll",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Cater",
          "kind": "LinkedField",
          "name": "cater",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "466a3525fe18edccb0808def600f383d";

export default node;
